import { type Call, Refusal, type Reply } from '#sandbox/behaviour.ts';
import { accessOf } from '../access/access.ts';
import { forbidden, mayPublish } from '../access/permission.ts';
import { at, type Finding } from '../problems/finding.ts';
import { codedProblem, refuseInvalid } from '../problems/problem.ts';
import { showFile } from '../records/file.ts';
import { uncheckedSeal } from '../rules/file-check.ts';
import { baseName, type FileUpload, MAXIMUM_FILE, MAXIMUM_FILE_NAME, mediaTypeOf, publicExpiry, publicToken, sha256 } from '../rules/file-upload.ts';
import { instant } from '../rules/instant.ts';
import type { FileRecord, State } from '../state.ts';
import { inspectionOf } from './find.ts';

/** `POST /inspections/{id}/files` (RULES.md ). */
export async function inspectionsFileAdd(call: Call<State>): Promise<Reply> {
	const { state, now } = call;
	const { user, ...access } = accessOf(call);
	const { file: upload, ...fields } = call.body as FileUpload;
	const { inspection } = inspectionOf(call);
	if (fields.public === true && !mayPublish({ user, ...access })) throw forbidden(call, 'files:write');
	if (inspection.status === 'superseded' || inspection.status === 'voided') throw new Refusal(codedProblem('inspection-locked', call, 'KB-307'));
	if (upload.bytes.length > MAXIMUM_FILE) throw new Refusal(codedProblem('payload-too-large', call, 'KB-501'));
	const name = baseName(upload.name);
	const expiresAt = publicExpiry(fields.publicExpiresAt, now);
	const mediaType = mediaTypeOf(name);
	if (mediaType === undefined) throw new Refusal(codedProblem('unsupported-media-type', call, 'KB-502'));
	refuseInvalid(call, [...checkName(name), ...(expiresAt === undefined ? [at('/publicExpiresAt', 'invalid')] : [])]);

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

function checkName(name: string): Finding[] {
	if ([...name].length > MAXIMUM_FILE_NAME) return [at('/file', 'too-long', { n: MAXIMUM_FILE_NAME })];
	return /\p{Cc}/u.test(name) ? [at('/file', 'invalid')] : [];
}
