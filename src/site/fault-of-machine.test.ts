import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { faultOfMachine } from './fault-of-machine.ts';

const fault = (error: unknown) => {
	const { rule, file, message } = faultOfMachine(error, '/site') ?? {};
	return [rule, file, message];
};

test('a file of the site is named as the writer knows it, any other by its path', () => {
	expect(fault(Object.assign(new Error('x'), { code: 'EACCES', path: '/site/docs/a.md' }))).toEqual([
		'unreadable-file',
		'docs/a.md',
		'Die Rechte reichen nicht (docs/a.md).',
	]);
	expect(fault(Object.assign(new Error('x'), { code: 'EROFS', path: '/dist/a' }))).toEqual(['machine', '', 'Der Datenträger lässt sich nur lesen (/dist/a).']);
});

test.each([
	['its code', Object.assign(new Error('x'), { code: 'ENOSPC' })],
	['the message of the bundler', new Error('No space left on device (os error 28)')],
	['the message that the engine hands on', new Error('Error rendering a: ENOSPC: no space left on device, write')],
	['the number of the database', Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 })],
	['its cause', new Error('x', { cause: Object.assign(new Error('x'), { code: 'EDQUOT' }) })],
	['one of many errors', new AggregateError([new Error('x'), Object.assign(new Error('x'), { code: 'ENOSPC' })])],
])('a full disk is known by %s', (_, error) => expect(fault(error)).toEqual(['machine', '', 'Der Datenträger ist voll.']));

test('a thread that runs out of its memory', () => {
	expect(fault(Object.assign(new Error('x'), { code: 'ERR_WORKER_OUT_OF_MEMORY' }))).toEqual(['machine', '', 'Der Arbeitsspeicher reicht nicht.']);
});

test('a folder that cannot be made', () => {
	const error = Object.assign(new Error('x'), { code: 'ENOENT', syscall: 'mkdir', path: '/program/.cache/sites' });
	expect(fault(error)).toEqual(['machine', '', 'Der Datenträger lässt sich nur lesen (/program/.cache/sites).']);
});

test('a folder that is a mount point', () => {
	expect(fault(Object.assign(new Error('x'), { code: 'EBUSY', path: '/dist' }))[2]).toContain('Einhängepunkt');
});

test('an error of Node itself', () => {
	const root = mkdtempSync(join(tmpdir(), 'fault-'));
	try {
		readFileSync(root);
	} catch (error) {
		expect(faultOfMachine(error, root)).toMatchObject({ rule: 'machine', hint: expect.stringContaining('Ordner') });
	} finally {
		rmSync(root, { recursive: true });
	}
});

test.each([
	new TypeError('x is not a function'),
	Object.assign(new Error('x'), { code: 'ENOENT', path: '/program/a.ts' }),
	Object.assign(new Error('x'), { code: 'ENOENT', path: '/site/dist/a.html' }),
	Object.assign(new Error('x'), { code: 'ENOENT', path: '/site/.dist-7/a.html' }),
	Object.assign(new Error('x'), { code: 'ENOENT', path: '/site/.cache/a' }),
	Object.assign(new Error('x'), { code: 'ENOENT', path: '/site/node_modules/a/b.js' }),
	Object.assign(new Error('x'), { code: 'ENOENT', path: 'docs/a.md' }),
	Object.assign(new Error('spawn git ENOENT'), { code: 'ENOENT', syscall: 'spawn git', path: 'git' }),
	Object.assign(new Error('listen EACCES'), { code: 'EACCES', syscall: 'listen' }),
	new Error('ERROR: nothing'),
	undefined,
	'Text',
])('%s is a fault of the program', (error) => expect(faultOfMachine(error, '/site')).toBeUndefined());
