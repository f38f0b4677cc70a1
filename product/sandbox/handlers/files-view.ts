import { type Call, Refusal, type Reply } from '#sandbox/behaviour.ts';
import { problem } from '../problems/problem.ts';
import { fileReply } from '../rules/file-reply.ts';
import type { State } from '../state.ts';
import { fileOf } from './find.ts';

/** `GET /files/{id}/content` (RULES.md ). */
export function filesView(call: Call<State>): Reply {
	const file = fileOf(call);
	if (file.scanStatus !== 'clean') throw new Refusal(notAvailable(call, file.scanStatus));
	const etag = `"${file.sha256}"`;
	if (isKnown(call.headers.get('If-None-Match'), etag)) return { status: 304, headers: { ETag: etag } };
	return fileReply(call.state, file, call.query['disposition'] === 'inline' ? 'inline' : 'attachment', { ETag: etag });
}

/** Weak comparison of `If-None-Match` (RFC 9110, 13.1.2). */
function isKnown(sent: string | null, etag: string): boolean {
	return (sent ?? '').split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}

function notAvailable(call: Call<State>, scanStatus: 'pending' | 'infected'): Reply {
	return problem('file-not-available', call, {
		detail:
			scanStatus === 'pending'
				? { de: 'Die Virenprüfung der Datei läuft noch.', en: 'The virus scan of the file is still running.' }
				: { de: 'Die Virenprüfung hat in der Datei Schadsoftware gefunden.', en: 'The virus scan found malware in the file.' },
	});
}
