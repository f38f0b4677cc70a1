import { example } from '#words/samples.ts';

/** A small default file, so that an upload can be tried at once. It contains its name; `.json` and `.xml` files are valid. */
export function placeholderFile(name: string, mediaType: string): File {
	const text = /json/.test(mediaType)
		? `${JSON.stringify({ name })}\n`
		: /xml/.test(mediaType)
			? `<?xml version="1.0" encoding="UTF-8"?>\n<${example.file}>${name}</${example.file}>\n`
			: `${name}\n`;
	return new File([text], name, { type: mediaType });
}
