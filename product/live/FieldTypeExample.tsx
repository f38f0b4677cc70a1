import type { ComponentType } from 'react';
import type { CustomFieldType } from '#product/domain/custom-field.ts';
import { island } from '#ui/islands/island.tsx';
import { CheckboxExample } from './field-types/CheckboxExample.tsx';
import { DateExample } from './field-types/DateExample.tsx';
import { DateTimeExample } from './field-types/DateTimeExample.tsx';
import { HexExample } from './field-types/HexExample.tsx';
import { HslExample } from './field-types/HslExample.tsx';
import { InputExample } from './field-types/InputExample.tsx';
import { RgbExample } from './field-types/RgbExample.tsx';
import { SelectExample } from './field-types/SelectExample.tsx';
import { TextareaExample } from './field-types/TextareaExample.tsx';
import { LiveExample } from './LiveExample.tsx';
import './field-types/field-types.css';

const TYPE_EXAMPLES: Readonly<Record<CustomFieldType, { Example: ComponentType; lead: string }>> = {
	input: { Example: InputExample, lead: 'Ändern Sie Wert, Muster oder Länge.' },
	textarea: { Example: TextareaExample, lead: 'Zeilenumbrüche aus Windows-Programmen werden beim Speichern vereinheitlicht.' },
	select: { Example: SelectExample, lead: 'Benennen Sie die Option um oder schalten Sie sie ab: Der gespeicherte Schlüssel bleibt.' },
	checkbox: { Example: CheckboxExample, lead: 'Die Oberfläche kennt zwei Werte; Programme senden manchmal andere.' },
	date: { Example: DateExample, lead: 'Die Oberfläche schreibt TT.MM.JJJJ, gespeichert wird JJJJ-MM-TT.' },
	datetime: { Example: DateTimeExample, lead: 'Am 26.10.2025 gibt es 02:30\u00a0Uhr zweimal, am 29.03.2026 gar nicht.' },
	hex: { Example: HexExample, lead: 'Ändern Sie die Farbe; Kurzform und Großbuchstaben werden umgeformt.' },
	rgb: { Example: RgbExample, lead: 'Stellen Sie die Anteile ein.' },
	hsl: { Example: HslExample, lead: 'Stellen Sie die Farbe ein und vergleichen Sie die Umrechnung.' },
};

function FieldTypeExampleContent({ type }: { type: CustomFieldType }) {
	const { Example, lead } = TYPE_EXAMPLES[type];
	return (
		<LiveExample title={`Feldtyp ${type} ausprobieren`} lead={lead} later="live-form live-choice live-buttons live-button swatch">
			<Example />
		</LiveExample>
	);
}

/** One field type from input over check and stored value to the JSON of the API (RULES.md ). */
export const FieldTypeExample = island(FieldTypeExampleContent);
