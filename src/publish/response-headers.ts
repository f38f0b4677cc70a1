import { HOST_POLICY, PICTURE_POLICY } from './policy.ts';

/** What a page of documentation has no use for, so that no text that comes into it may ask for it. */
const UNUSED = [
	...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer', 'microphone', 'midi'],
	...['payment', 'publickey-credentials-get', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
];

/** What every host sends with every answer, whatever its status. */
export const RESPONSE_HEADERS: Readonly<Record<string, string>> = {
	'Content-Security-Policy': HOST_POLICY,
	'Cross-Origin-Opener-Policy': 'same-origin',
	'Cross-Origin-Resource-Policy': 'same-origin',
	'Permissions-Policy': UNUSED.map((feature) => `${feature}=()`).join(', '),
	'Referrer-Policy': 'strict-origin-when-cross-origin',
	'X-Content-Type-Options': 'nosniff',
};

/** What a host sends in place of that with files of this ending. */
export const PICTURE_HEADERS = { ending: '.svg', headers: { 'Content-Security-Policy': PICTURE_POLICY } } as const;

/**
 * What a host sends besides with a file of this ending that is asked for by its own address: the Markdown beside a page is for programs, and search engines would list each page twice. The
 * same text at the address of the page, for who asks for Markdown there, is that page.
 */
export const TWIN_HEADERS = { ending: '.md', headers: { 'X-Robots-Tag': 'noindex' } } as const;
