import { API_CATALOG } from '#publish/api-catalog-address.ts';
import { CACHE_CONTROL, immutableFolders } from '../cache-rules.ts';
import { CONTENT_TYPES, isCompressible } from '../content-types.ts';
import type { HostSite } from './host-site.ts';

/** An ending in any case of its letters, as cameras write it (`.JPG`). */
const inAnyCase = (ending: string) => ending.replaceAll(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);

/** Files beside others, which a build has made of those. Whatever else ends so (`.tar.gz`) belongs to the site. */
const FORMS_BESIDE = Object.entries(CONTENT_TYPES).flatMap(([ending, type]) => (isCompressible(type) ? [`${ending}.br`, `${ending}.gz`] : []));

/**
 * A script that brings the built site into an object store behind a CDN, with the command line of S3, which most stores understand. Files whose names change with
 * their content come first and HTML last, so that no page names a file that is not there yet. Nothing is deleted: pages that are open still ask for old files. A
 * rule of the store may let files of `_astro/` and of the search go some days after the last time they were sent.
 */
export function syncScript({ base, languages }: HostSite): string {
	const kinds = Object.entries(CONTENT_TYPES).flatMap(([ending, type]): [string, string][] => (ending === '.html' ? [] : [[inAnyCase(ending), type]]));
	const page = inAnyCase('.html');
	const folders = immutableFolders(languages);
	const send = (pattern: string, type: string) => `send '${pattern}' "${type}"`;
	return `#!/bin/sh
# BUCKET=name [ENDPOINT=https://…] deploy/sync.sh
set -eu
: "\${BUCKET:?the name of the bucket}"

copy() {
	aws s3 cp dist "s3://$BUCKET${base}" --recursive \${ENDPOINT:+--endpoint-url "$ENDPOINT"} --no-guess-mime-type --only-show-errors "$@"
}
# ending, type: files whose names change with their content
send_immutable() {
	copy --exclude '*' ${folders.map((folder) => `--include "${folder}/*$1"`).join(' ')} --content-type "$2" --cache-control "${CACHE_CONTROL.immutable}"
}
# pattern, type: all others
send() {
	copy --exclude '*' --include "$1" ${folders.map((folder) => `--exclude '${folder}/*'`).join(' ')} --content-type "$2" --cache-control "${CACHE_CONTROL.other}"
}

# What no page names until it is there.
${kinds.map(([ending, type]) => `send_immutable '${ending}' "${type}"`).join('\n')}
# Everything else but pages.
${kinds.map(([ending, type]) => send(`*${ending}`, type)).join('\n')}
# What has no type of its own.
copy ${[...Object.keys(CONTENT_TYPES), ...FORMS_BESIDE].map((ending) => `--exclude '*${inAnyCase(ending)}'`).join(' ')} --content-type application/octet-stream --cache-control "${CACHE_CONTROL.other}"
send '${API_CATALOG.path}' '${API_CATALOG.type}'
# Pages.
${send(`*${page}`, CONTENT_TYPES['.html'] ?? '')}
`;
}
