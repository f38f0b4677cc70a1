import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Kept } from './Kept.tsx';

const kept = (text: string) => [...renderToStaticMarkup(<Kept>{text}</Kept>).matchAll(/<span class="kept">([^<]*)</g)].map(([, part]) => part);

test.each([
	['PM-MS-0001 · Messschieber digital 0–150 mm (Schrank F1)', ['PM-MS-0001', '0–150 mm']],
	['Messplatte Hartgestein 1000 × 630 mm', ['1000 × 630 mm']],
	['Messwerttabelle von PB-2025-00013, INV-100101', ['PB-2025-00013', 'INV-100101']],
	['Drehmoment 8–40 N·m', ['8–40 N·m']],
	['Einstechfühler Pt100', []],
])('%s keeps together %j', (text, expected) => expect(kept(text)).toEqual(expected));
