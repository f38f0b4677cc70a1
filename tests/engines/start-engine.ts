import type { EngineName } from '../../commands/browser-engines.ts';
import type { EngineWindow } from './engine-window.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

/** Starts a browser with a profile of its own. */
export const startEngine = (name: EngineName): Promise<EngineWindow> => (name === 'Firefox' ? startFirefox() : startWebKit());
