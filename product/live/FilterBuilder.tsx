import { useState } from 'react';
import { type FilterCriterion, fitsCriterion, MAXIMUM_CRITERIA } from '#product/domain/filter.ts';
import { island } from '#ui/islands/island.tsx';
import { CriterionForm } from './CriterionForm.tsx';
import { DeviceRows } from './DeviceRows.tsx';
import { TODAY } from './example-day.ts';
import { FILTER_FIELDS, type FilterField } from './filter-fields.ts';
import { criterionInWords } from './filter-words.ts';
import { LiveExample } from './LiveExample.tsx';
import { STATUS_CLASSES } from './Status.tsx';
import { APPARATUSES } from './sample.ts';
import './filter.css';

interface Chip extends FilterCriterion {
	id: number;
	field: string;
}

/** Both chips of the figure bedienung-2: PM-MS-0002 and PM-MS-0005. */
const START_CHIPS: readonly Chip[] = [
	{ id: 1, field: 'area', operator: 'one_of', values: ['FE'] },
	{ id: 2, field: 'due', operator: 'next', values: ['30'] },
];
const devices = APPARATUSES.filter(({ inspectionDevice }) => inspectionDevice !== null);

function fieldByKey(key: string): FilterField | undefined {
	return FILTER_FIELDS.find((field) => field.key === key);
}

/** Retired devices are only listed when a criterion names their status. */
function includesRetired({ field, operator, values }: Chip): boolean {
	return field === 'status' && operator === 'one_of' && values.includes('retired');
}

function FilterBuilderContent() {
	const [chips, setChips] = useState(START_CHIPS);
	const hits = devices.filter(
		(device) =>
			(device.retiredAt === null || chips.some(includesRetired)) &&
			chips.every((chip) => {
				const field = fieldByKey(chip.field);
				return field === undefined || fitsCriterion(chip, field.valueOf(device), TODAY);
			}),
	);
	return (
		<LiveExample title="Filter ausprobieren" lead="Gefiltert wird der Bestand der Beispielfirma; heute ist der 15.09.2025." later={STATUS_CLASSES}>
			<ul className="live-buttons filter-chips" aria-label="Filterkriterien">
				{chips.map((chip) => {
					const field = fieldByKey(chip.field);
					const words = field === undefined ? '' : criterionInWords(field, chip);
					return (
						<li key={chip.id} className="filter-chip">
							{words}
							<button type="button" aria-label={`Entfernen: ${words}`} onClick={() => setChips(chips.filter(({ id }) => id !== chip.id))}>
								×
							</button>
						</li>
					);
				})}
			</ul>
			<CriterionForm
				isFull={chips.length >= MAXIMUM_CRITERIA}
				onApply={(field, criterion) => setChips([...chips, { ...criterion, field, id: Math.max(0, ...chips.map(({ id }) => id)) + 1 }])}
			/>
			<div className="live-result">
				<p className="live-answer" role="status">
					<strong>{hits.length}</strong> Treffer
				</p>
			</div>
			<DeviceRows devices={hits} />
		</LiveExample>
	);
}

/** Filterkriterien on the list of inspection devices (RULES.md R-10). */
export const FilterBuilder = island(FilterBuilderContent);
