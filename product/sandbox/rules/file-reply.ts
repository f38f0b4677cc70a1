import type { Reply } from '#sandbox/behaviour.ts';
import type { FileRecord, State } from '../state.ts';
import { fileBytes } from './file-content.ts';

/** How a file is handed over: to be kept or to be shown, and with which further headers. */
interface FileDelivery {
	disposition: 'attachment' | 'inline';
	headers: Record<string, string>;
}

/** Reply with the bytes of a file. */
export function fileReply(state: State, file: FileRecord, { disposition, headers }: FileDelivery): Reply {
	const bytes = fileBytes(state, file);
	return {
		status: 200,
		bytes,
		mediaType: file.mediaType,
		headers: { 'Content-Disposition': contentDisposition(disposition, file.name), 'Content-Length': String(bytes.length), ...headers },
	};
}

/** `Content-Disposition` (RFC 6266), beside the name in ASCII the exact one (RFC 8187) where they differ. */
export function contentDisposition(disposition: string, name: string): string {
	const ascii = name.replace(/[^ -~]/g, '_').replace(/["\\]/g, '\\$&');
	const exact = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
	return `${disposition}; filename="${ascii}"${/[^ -~]/.test(name) ? `; filename*=UTF-8''${exact}` : ''}`;
}
