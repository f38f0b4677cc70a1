import { utimesSync } from 'node:fs';
import { keepText, keptText } from '#content/files/kept-text.ts';

/** The picture that an earlier build kept in `file` under `key`, or else the one that `paint` makes, which is kept. */
export async function keptPicture(file: string, key: string, paint: () => Promise<Buffer>): Promise<Buffer> {
	const kept = keptText(file, key);
	if (kept !== undefined) {
		const now = new Date();
		utimesSync(file, now, now);
		return Buffer.from(kept, 'base64');
	}
	const picture = await paint();
	keepText(file, key, picture.toString('base64'));
	return picture;
}
