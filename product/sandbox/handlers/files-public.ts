import { germanDate } from '#product/domain/calendar-date.ts';
import { localTime } from '#product/domain/local-time.ts';
import { type Call, Refusal, type Reply } from '#sandbox/behaviour.ts';
import { problem } from '../problems/problem.ts';
import { fileReply } from '../rules/file-reply.ts';
import type { State } from '../state.ts';

/** `GET /files/public/{token}` (RULES.md ): the link is the permission. A file that is not checked yet, or infected, has no link that works. */
export function filesPublic(call: Call<State>): Reply {
	const { state, now } = call;
	const file = state.files.find(({ publicLink }) => publicLink?.token === call.path['token']);
	if (!file?.publicLink || file.scanStatus !== 'clean') throw new Refusal(unknownLink(call));
	const { expiresAt } = file.publicLink;
	if (Date.parse(expiresAt) <= now.getTime()) throw new Refusal(expired(call, localTime(expiresAt, state.settings.timeZone)[0]));
	return fileReply(state, file, 'attachment', { 'X-Robots-Tag': 'noindex', 'Cache-Control': 'private, no-store' });
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
