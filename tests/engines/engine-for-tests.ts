import { afterAll, beforeAll, expect } from 'vitest';
import { type EngineName, hasEngine } from '../../commands/browser-engines.ts';
import { eventually } from '../e2e/observe.ts';
import type { EngineWindow } from './engine-window.ts';
import { startEngine } from './start-engine.ts';

/** The browser of a group of tests, which is started before the first of them and ended after the last. Called where they are declared. */
export function engineForTests(name: EngineName) {
	let started: EngineWindow | undefined;
	beforeAll(async () => {
		expect(await hasEngine(name)).toBe(true);
		started = await startEngine(name);
	});
	afterAll(() => started?.close());
	const browser = (): EngineWindow => {
		if (started === undefined) throw new Error(`${name} is started before tests, not before they are declared.`);
		return started;
	};
	return {
		browser,
		/** Runs a step until it returns `true`, in the page that is there by then. */
		take: <Argument>(step: (argument: Argument) => boolean, argument: Argument) =>
			eventually(() => browser().run(step, argument).catch(String), { message: String(step) }).toBe(true),
	};
}
