import { germanDate } from '#product/domain/calendar-date.ts';
import { localTime } from '#product/domain/local-time.ts';
import { type Call, Refusal, type Reply } from '#sandbox/behaviour.ts';
import { sha256 } from '#sandbox/reply/sha256.ts';
import { accessOf } from '../access/access.ts';
import { forbidden, mayChangeDraft, mayPublish } from '../access/permission.ts';
import { at, type FieldFinding } from '../problems/finding.ts';
import { codedProblem, problem, refuseInvalid } from '../problems/problem.ts';
import { showFile } from '../records/file.ts';
import { uncheckedSeal } from '../rules/file-check.ts';
import { fileReply } from '../rules/file-reply.ts';
import {
	allowedMediaType,
	baseName,
	type FileUpload,
	fileUploadSchema,
	MAXIMUM_FILE,
	MAXIMUM_FILE_NAME,
	publicExpiry,
	publicToken,
} from '../rules/file-upload.ts';
import { instant } from '../rules/instant.ts';
import type { FileRecord, State } from '../state.ts';
import { fileAt, inspectionAt } from './find.ts';
import { type Handlers, withBody } from './handler.ts';

export const files = {
	filesInfo,
	filesView,
	filesPublic,
	filesDelete,
	inspectionsFileAdd: withBody(fileUploadSchema, inspectionsFileAdd),
} satisfies Handlers;

/** `GET /files/{id}` (RULES.md ). */
function filesInfo(call: Call<State>): Reply {
	return { status: 200, body: showFile(fileAt(call), call.server) };
}

/** `GET /files/{id}/content` (RULES.md ). */
function filesView(call: Call<State>): Reply {
	const file = fileAt(call);
	if (file.scanStatus !== 'clean') throw new Refusal(notAvailable(call, file.scanStatus));
	const etag = `"${file.sha256}"`;
	return fileReply(call.state, file, { disposition: call.query['disposition'] === 'inline' ? 'inline' : 'attachment', headers: { ETag: etag } });
}

function notAvailable(call: Call<State>, scanStatus: 'pending' | 'infected'): Reply {
	return problem('file-not-available', call, {
		detail:
			scanStatus === 'pending'
				? { de: 'Die Virenprüfung der Datei läuft noch.', en: 'The virus scan of the file is still running.' }
				: { de: 'Die Virenprüfung hat in der Datei Schadsoftware gefunden.', en: 'The virus scan found malware in the file.' },
	});
}

/** `GET /files/public/{token}` (RULES.md ): the link is the permission. A file that is not checked yet, or infected, has no link that works. */
function filesPublic(call: Call<State>): Reply {
	const { state, now } = call;
	const file = state.files.find(({ publicLink }) => publicLink?.token === call.path['token']);
	if (!file?.publicLink || file.scanStatus !== 'clean') throw new Refusal(unknownLink(call));
	const { expiresAt } = file.publicLink;
	if (Date.parse(expiresAt) <= now.getTime()) throw new Refusal(expired(call, localTime(expiresAt, state.settings.timeZone)[0]));
	return fileReply(state, file, { disposition: 'attachment', headers: { 'X-Robots-Tag': 'noindex', 'Cache-Control': 'private, no-store' } });
}

function unknownLink(call: Call<State>): Reply {
	return problem('not-found', call, {
		detail: { de: 'Der Link ist unbekannt oder wurde widerrufen.', en: 'The link is unknown or has been revoked.' },
	});
}

function expired(call: Call<State>, day: string): Reply {
	return problem('public-link-expired', call, {
		detail: { de: `Der Link ist am ${germanDate(day)} abgelaufen.`, en: `The link expired on ${day}.` },
	});
}

/** `DELETE /files/{id}` (RULES.md ): files stay at reports that are no drafts any more; the public link goes with the file. */
function filesDelete(call: Call<State>): Reply {
	const { state } = call;
	const file = fileAt(call);
	const inspection = state.inspections.find(({ id }) => file.owner.type === 'inspection' && id === file.owner.id);
	if (inspection !== undefined && inspection.status !== 'draft' && inspection.status !== 'in_review') throw new Refusal(locked(call));
	if (inspection !== undefined && !mayChangeDraft(accessOf(call), inspection)) throw forbidden(call, 'files:write');
	state.files = state.files.filter((other) => other !== file);
	delete state.contents[file.id];
	return { status: 204 };
}

function locked(call: Call<State>): Reply {
	return problem('file-locked', call, {
		detail: {
			de: 'Dateien an einem freigegebenen, ersetzten oder stornierten Prüfbericht bleiben erhalten.',
			en: 'Files of a released, superseded or voided inspection are kept.',
		},
	});
}

/** `POST /inspections/{id}/files` (RULES.md ). */
async function inspectionsFileAdd(call: Call<State>, { file: upload, ...fields }: FileUpload): Promise<Reply> {
	const { state, now } = call;
	const { user, ...access } = accessOf(call);
	const { inspection } = inspectionAt(call);
	if (fields.public === true && !mayPublish({ user, ...access })) throw forbidden(call, 'files:write');
	if (inspection.status === 'superseded' || inspection.status === 'voided') throw new Refusal(codedProblem('inspection-locked', call, { message: 'KB-307' }));
	if (upload.bytes.length > MAXIMUM_FILE) throw new Refusal(codedProblem('payload-too-large', call, { message: 'KB-501' }));
	const name = baseName(upload.name);
	const expiresAt = publicExpiry(fields.publicExpiresAt, now);
	const mediaType = allowedMediaType(name);
	if (mediaType === undefined) throw new Refusal(codedProblem('unsupported-media-type', call, { message: 'KB-502' }));
	refuseInvalid(call, [...checkFileName(name), ...(expiresAt === undefined ? [at('/publicExpiresAt', 'invalid')] : [])]);

	const file: FileRecord = {
		id: state.nextIds.file,
		name,
		mediaType,
		size: upload.bytes.length,
		sha256: await sha256(upload.bytes),
		kind: fields.kind,
		owner: { type: 'inspection', id: inspection.id },
		scanStatus: 'pending',
		addedAfterRelease: inspection.status === 'released',
		seal: uncheckedSeal(mediaType),
		publicLink: fields.public === true && expiresAt !== undefined ? { token: publicToken(), expiresAt } : null,
		uploadedBy: { id: user.id, name: user.name },
		uploadedAt: instant(now),
	};
	state.files.push(file);
	state.contents[file.id] = upload.bytes;
	state.nextIds.file++;
	return { status: 201, body: showFile(file, call.server), headers: { Location: `${call.server}/files/${file.id}` } };
}

function checkFileName(name: string): FieldFinding[] {
	if ([...name].length > MAXIMUM_FILE_NAME) return [at('/file', 'too-long', { n: MAXIMUM_FILE_NAME })];
	return /\p{Cc}/u.test(name) ? [at('/file', 'invalid')] : [];
}
