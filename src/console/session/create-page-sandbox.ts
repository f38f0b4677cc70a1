import type { ConsoleData, ExampleToken } from '#console/data/console-data.ts';
import { createSandbox, type SavedSandbox } from '#sandbox/create-sandbox.ts';
import type { SandboxInPage } from './sandbox-session.ts';

/** The simulated service of a reference, and the tokens that it knows; the first one is the usual one. */
export async function createPageSandbox({ folder, plan, seed }: ConsoleData): Promise<{ engine: SandboxInPage; tokens: readonly ExampleToken[] }> {
	const { behaviours } = await import('virtual:nonius/sandbox');
	const behaviour = await behaviours[folder]?.();
	const sandbox = createSandbox({ plan, behaviour, seed, onFault: reportError });
	return {
		engine: { ...sandbox, load: (saved) => sandbox.load(saved as SavedSandbox) },
		tokens: behaviour?.tokens ?? [{ token: sandbox.token, words: sandbox.token }],
	};
}
