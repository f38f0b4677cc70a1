import * as z from 'zod/mini';
import { DAY } from '#product/domain/calendar-date.ts';
import { fileKindSchema } from '#product/schema/file.ts';
import type { UploadedFile } from '#sandbox/behaviour.ts';
import { instant } from './instant.ts';

/** Form of `inspectionsFileAdd`. */
export const fileUploadSchema = z.strictObject({
	file: z.custom<UploadedFile>(),
	kind: fileKindSchema,
	public: z.exactOptional(z.boolean()),
	publicExpiresAt: z.exactOptional(z.string()),
});
export type FileUpload = z.infer<typeof fileUploadSchema>;

/** Bytes of a file at most (RULES.md ). */
export const MAXIMUM_FILE = 26_214_400;
/** Characters of a file name at most. */
export const MAXIMUM_FILE_NAME = 160;

const DEFAULT_PUBLIC_DAYS = 30;
const MAXIMUM_PUBLIC_DAYS = 365;

/** File types that the API takes, by extension (RULES.md ); what the sender says about the type is not trusted. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
	pdf: 'application/pdf',
	xml: 'application/xml',
	png: 'image/png',
	jpg: 'image/jpeg',
	jpeg: 'image/jpeg',
	csv: 'text/csv',
	xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
	txt: 'text/plain',
};

/** Media type by the extension of a file name; `undefined` for a type that is not allowed (KB-502). */
export function allowedMediaType(name: string): string | undefined {
	const extension = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
	return Object.hasOwn(MEDIA_TYPES, extension) ? MEDIA_TYPES[extension] : undefined;
}

/** File name without the folders that some clients send. */
export function baseName(name: string): string {
	return name.split(/[\\/]/).at(-1) ?? name;
}

/** When a public link expires: as asked, by default after 30 days. `undefined` when that is past or more than 365 days away. */
export function publicExpiry(asked: string | undefined, now: Date): string | undefined {
	const expires = asked === undefined ? now.getTime() + DEFAULT_PUBLIC_DAYS * DAY : Date.parse(asked);
	return expires > now.getTime() && expires <= now.getTime() + MAXIMUM_PUBLIC_DAYS * DAY ? instant(new Date(expires)) : undefined;
}

/** New token for a public link: 43 characters of base64url (RULES.md ). */
export function publicToken(): string {
	const random = crypto.getRandomValues(new Uint8Array(32));
	return btoa(String.fromCharCode(...random))
		.replace(/\+/g, '-')
		.replace(/\//g, '_')
		.replace(/=+$/, '');
}
