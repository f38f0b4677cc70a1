import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readBuiltBase } from './built-base.ts';

const folder = mkdtempSync(join(tmpdir(), 'built-base-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
	['<!DOCTYPE html><html lang="de" data-base="/hilfe/" data-path="/">', '/hilfe/'],
	['<!DOCTYPE html><html lang="de" data-base="/">', '/'],
	['<!DOCTYPE html><html lang="de"><body data-base="/x/">', '/'],
])('%s stands under %s', (html, base) => {
	writeFileSync(join(folder, 'index.html'), html);
	expect(readBuiltBase(folder)).toBe(base);
});
