import { expect, test } from 'vitest';
import { type ConsoleState, initialState, placeOfSecrets, reduceConsole } from './console-state.ts';
import type { ConsoleForm } from './form/form.ts';

const form: ConsoleForm = {
	parameters: { 'query.a': '1' },
	mediaType: undefined,
	body: undefined,
	hasBody: false,
	exampleName: undefined,
	draft: undefined,
	partTypes: {},
	files: {},
};
const other: ConsoleForm = { ...form, parameters: { 'query.a': '2' } };
const start = initialState(form);

const answer = (status: number, body: unknown) => ({
	kind: 'exchange' as const,
	exchange: {
		request: { method: 'GET', endpoint: 'https://x.test/', query: [], headers: [], credentials: [], body: { kind: 'none' as const } } as never,
		server: undefined,
		response: {
			status,
			headers: [['content-type', 'application/problem+json']] as [string, string][],
			bytes: new TextEncoder().encode(JSON.stringify(body)),
			duration: 1,
		},
		changes: undefined,
	},
});

test('a refused run marks the gaps; the next start forgets how many they were', () => {
	const refused = reduceConsole(start, { type: 'refuse', form: other, gaps: { 'parameter:a': 'fehlt' } });
	expect(refused).toMatchObject({ form: other, isRunning: false, refused: { missing: 1, times: 1 } });
	expect(reduceConsole(refused, { type: 'start' })).toMatchObject({ form: other, isRunning: true, refused: { missing: 0, times: 1 } });
	expect(reduceConsole(refused, { type: 'refuse', form: other, gaps: {} }).refused.times).toBe(2);
});

test('what a response says of fields stands at the fields, until another answer comes', () => {
	const body = { errors: [{ pointer: '/name', detail: 'zu lang' }] };
	const failed = reduceConsole({ ...start, isRunning: true }, { type: 'finish', outcome: answer(422, body) });
	expect(failed.isRunning).toBe(false);
	expect(Object.keys(failed.problems)).toHaveLength(1);
	expect(reduceConsole(failed, { type: 'finish', outcome: answer(200, {}) }).problems).toEqual({});
	expect(reduceConsole(start, { type: 'finish', outcome: answer(422, body), isReplay: true }).problems).toEqual({});
	expect(reduceConsole(failed, { type: 'forget' })).toMatchObject({ outcome: undefined, problems: {} });
});

test('secrets belong to the server that was chosen when they were typed', () => {
	const typed = reduceConsole(start, { type: 'setSecret', variable: 'TOKEN', secret: 'a' });
	const elsewhere = reduceConsole(typed, { type: 'chooseServer', url: 'https://real.test' });
	const both = reduceConsole(elsewhere, { type: 'setSecret', variable: 'TOKEN', secret: 'b' });
	const there = reduceConsole(both, { type: 'setVariable', name: 'region', value: 'us' });
	const otherwise = reduceConsole(both, { type: 'chooseAlternative', index: 1 });
	const secretsIn = (state: ConsoleState) => state.secrets[placeOfSecrets(state)];
	expect([start, typed, elsewhere, both, there, otherwise].map(secretsIn)).toEqual([
		undefined,
		{ TOKEN: 'a' },
		undefined,
		{ TOKEN: 'b' },
		undefined,
		undefined,
	]);
});

test('a token that was asked for at one server does not go to another that is chosen before it arrives', () => {
	const asked = reduceConsole(start, { type: 'chooseServer', url: 'https://real.test' });
	const elsewhere = reduceConsole(asked, { type: 'chooseServer', url: 'https://other.test' });
	const arrived = reduceConsole(elsewhere, { type: 'setSecret', variable: 'TOKEN', secret: 'a', place: placeOfSecrets(asked) });
	expect([arrived, reduceConsole(arrived, { type: 'chooseServer', url: 'https://real.test' })].map((state) => state.secrets[placeOfSecrets(state)])).toEqual([
		undefined,
		{ TOKEN: 'a' },
	]);
});

test('secrets of a server are there in whatever order its variables were chosen', () => {
	const chosen = (...names: string[]) => names.reduce((state, name) => reduceConsole(state, { type: 'setVariable', name, value: 'x' }), start);
	expect(placeOfSecrets(chosen('region', 'port'))).toBe(placeOfSecrets(chosen('port', 'region')));
	expect(placeOfSecrets(chosen('region'))).not.toBe(placeOfSecrets(chosen('port')));
});

test('the example comes back whole, and fields begin anew', () => {
	const edited = reduceConsole(start, { type: 'edit', change: (before) => ({ ...before, parameters: other.parameters }) });
	expect(edited.form).toEqual(other);
	expect(reduceConsole(edited, { type: 'restore', form })).toMatchObject({ form, restored: 1, problems: {} });
});

const typed = (state: ConsoleState, value: string) =>
	reduceConsole(state, { type: 'edit', change: (before) => ({ ...before, parameters: { 'query.a': value } }) });
const valueIn = ({ form: { parameters } }: ConsoleState) => parameters['query.a'];

test('what a reader has entered can be brought back when something else has come in its place, each in turn', () => {
	const first = reduceConsole(typed(start, 'mine'), { type: 'restore', form: other });
	expect([valueIn(first), first.replaced.length]).toEqual(['2', 1]);
	const second = reduceConsole(typed(first, 'later'), { type: 'exchangeBody', change: (before) => ({ ...before, parameters: {} }) });
	const steps = [second];
	for (let step = 0; step < 4; step++) steps.push(reduceConsole(steps.at(-1) ?? start, { type: 'takeBack' }));
	expect(steps.map(valueIn)).toEqual([undefined, 'later', 'mine', 'later', 'mine']);
});

test('what nobody has changed is not kept: an example, an entry of the log, values that the program sets', () => {
	const sent = reduceConsole(start, { type: 'start', form: { ...form, parameters: { 'header.key': 'new' } } });
	expect(reduceConsole(reduceConsole(sent, { type: 'restore', form: other }), { type: 'restore', form }).replaced).toEqual([]);
	expect(reduceConsole(start, { type: 'takeBack' })).toBe(start);
});
