import { isObject } from '#openapi/json/json.ts';
import { isFileName, plainFileName } from '#openapi/request/file-name.ts';
import { example } from '#words/samples.ts';

/**
 * The name of a chosen file in a body. It has an extension: a text without one is taken for words that stand in place of a file, and no content is sent. It has a
 * number where another field has a file of that name: samples and console find files by their names.
 * @param replaced the value of the field so far
 */
export function keptFileName(name: string, { body, replaced }: { body?: unknown; replaced?: unknown } = {}): string {
	const plain = plainFileName(name, example.file);
	const kept = isFileName(plain) ? plain : `${plain}.bin`;
	const values: unknown[] = isObject(body) ? Object.values(body).flat() : [];
	const own = values.indexOf(replaced);
	const others = values.filter((_, index) => index !== own);
	const numbered = others.map((_, index) => kept.replace(/(?=\.\w+$)/, ` (${index + 2})`));
	return [kept, ...numbered].find((candidate) => !others.includes(candidate)) ?? kept;
}
