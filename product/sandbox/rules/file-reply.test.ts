import { expect, test } from 'vitest';
import { contentDisposition } from './file-reply.ts';

test.each([
	['Schein.pdf', 'attachment; filename="Schein.pdf"'],
	['a"b\\c.png', 'attachment; filename="a\\"b\\\\c.png"'],
	['Prüfung (1).csv', `attachment; filename="Pr_fung (1).csv"; filename*=UTF-8''Pr%C3%BCfung%20%281%29.csv`],
])('%s as RFC 6266 and RFC 8187 write it', (name, header) => expect(contentDisposition('attachment', name)).toBe(header));
