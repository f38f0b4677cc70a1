import { isFileName, plainFileName } from '#openapi/request/file-name.ts';
import { example } from '#words/samples.ts';

/** The name of a chosen file in a body. It has an extension: a text without one is taken for words that stand in place of a file, and no content is sent. */
export function keptFileName(name: string): string {
	const plain = plainFileName(name, example.file);
	return isFileName(plain) ? plain : `${plain}.bin`;
}
