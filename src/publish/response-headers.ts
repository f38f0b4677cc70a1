import { HOST_POLICY, PICTURE_POLICY } from './policy.ts';

/** Browser features that documentation does not need: they are switched off, so that injected content cannot use them. */
const UNUSED = [
	...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer', 'microphone', 'midi'],
	...['payment', 'publickey-credentials-get', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
];

/** Headers that every host sends with every response, whatever its status. */
export const RESPONSE_HEADERS: Readonly<Record<string, string>> = {
	'Content-Security-Policy': HOST_POLICY,
	'Cross-Origin-Opener-Policy': 'same-origin',
	'Cross-Origin-Resource-Policy': 'same-origin',
	'Permissions-Policy': UNUSED.map((feature) => `${feature}=()`).join(', '),
	'Referrer-Policy': 'strict-origin-when-cross-origin',
	'X-Content-Type-Options': 'nosniff',
};

/** Headers that a host sends instead for files with this ending. */
export const PICTURE_HEADERS = { ending: '.svg', headers: { 'Content-Security-Policy': PICTURE_POLICY } } as const;

/**
 * Additional headers for files with this ending, if requested by their own address: the Markdown beside a page is for programs, and search engines would list each page twice. If it is
 * sent in place of the page to a client that asks for Markdown, it is the page and not `noindex`.
 */
export const TWIN_HEADERS = { ending: '.md', headers: { 'X-Robots-Tag': 'noindex' } } as const;
