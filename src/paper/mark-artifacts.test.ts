import { expect, test } from 'vitest';
import { withArtifacts } from './mark-artifacts.ts';

const lines = (...all: string[]) => all.join('\n');

test.each([
	['a text outside of tags', lines('q', 'BT', '<01> Tj', 'ET', 'Q'), lines('q', '/Artifact BMC', 'BT', '<01> Tj', 'ET', 'EMC', 'Q')],
	['what has a tag stays', lines('/P <</MCID 0>>BDC', 'BT', '<01> Tj', 'ET', 'EMC'), lines('/P <</MCID 0>>BDC', 'BT', '<01> Tj', 'ET', 'EMC')],
	['a clip paints nothing', lines('q', '0 0 1 1 re', 'W n', 'Q'), lines('q', '0 0 1 1 re', 'W n', 'Q')],
	[
		'a mark that is no tag does not part the text around it',
		lines('BT', '/Span<</ActualText (fi) >> BDC', '<01> Tj', 'EMC', 'ET'),
		lines('/Artifact BMC', 'BT', '/Span<</ActualText (fi) >> BDC', '<01> Tj', 'EMC', 'ET', 'EMC'),
	],
	['a layer with tags of its own is drawn as it is', lines('/X1 Do'), lines('/X1 Do')],
	['another one is not', lines('/X2 Do'), lines('/Artifact BMC', '/X2 Do', 'EMC')],
])('%s', (_, content, expected) => expect(withArtifacts(content, new Set(['/X1']))).toBe(expected));
