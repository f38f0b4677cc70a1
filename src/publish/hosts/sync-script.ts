import { API_CATALOG } from '#publish/api-catalog-address.ts';
import { CACHE_CONTROL } from '../cache-rules.ts';
import { CONTENT_TYPES } from '../content-types.ts';
import type { HostSite } from './host-site.ts';

/**
 * A script that brings the built site into an object store behind a CDN, with the command line of S3, which most stores understand. Files whose names change with
 * their content come first and HTML last, so that no page names a file that is not there yet. Nothing is deleted: pages that are open still ask for old files. A
 * rule of the store may let files of \`_astro/\` go some days after the last time they were sent.
 */
export function syncScript({ base }: HostSite): string {
	const kinds = Object.entries(CONTENT_TYPES).filter(([ending]) => ending !== '.html');
	const send = (files: string, ending: string, cache: string) => `send '${files}*${ending}' "${CONTENT_TYPES[ending]}" "${cache}"`;
	return `#!/bin/sh
# BUCKET=name [ENDPOINT=https://…] deploy/sync.sh
set -eu
: "\${BUCKET:?the name of the bucket}"

# pattern, type, cache, what is left out
send() {
	aws s3 cp dist "s3://$BUCKET${base}" --recursive \${ENDPOINT:+--endpoint-url "$ENDPOINT"} --no-guess-mime-type --only-show-errors \\
		--exclude '*' --include "$1" \${4:+--exclude "$4"} --content-type "$2" --cache-control "$3"
}

# What no page names until it is there.
${kinds.map(([ending]) => send('_astro/', ending, CACHE_CONTROL.immutable)).join('\n')}
# Everything else but pages.
${kinds.map(([ending]) => `${send('', ending, CACHE_CONTROL.other)} '_astro/*'`).join('\n')}
# What has no type of its own.
aws s3 cp dist "s3://$BUCKET${base}" --recursive \${ENDPOINT:+--endpoint-url "$ENDPOINT"} --no-guess-mime-type --only-show-errors \\
	${[...Object.keys(CONTENT_TYPES), '.br', '.gz'].map((ending) => `--exclude '*${ending}'`).join(' ')} --content-type application/octet-stream --cache-control "${CACHE_CONTROL.other}"
send '${API_CATALOG.path}' '${API_CATALOG.type}' "${CACHE_CONTROL.other}"
# Pages.
${send('', '.html', CACHE_CONTROL.other)}
`;
}
