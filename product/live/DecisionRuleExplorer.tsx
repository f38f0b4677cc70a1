import { useState } from 'react';
import { compareDecimals, germanDecimal, subtract } from '#product/domain/decimal.ts';
import { DECISION_RULES, isInTolerance, verdictText } from '#product/domain/decision-rule.ts';
import { island } from '#ui/islands/island.tsx';
import { AcceptanceLine } from './AcceptanceLine.tsx';
import { LiveExample } from './LiveExample.tsx';
import { Slider } from './Slider.tsx';

/** Sliders count in half micrometres, so that no value is ever rounded. */
const SLIDER_RANGE = { min: -20, max: 20 };
/** PM-BM-0003 at 65 mm (RULES.md ). */
const START_VALUES = { deviation: 10, permissible: 10, uncertainty: 4 };

/** Half micrometres as a decimal in µm: 9 → `4.5`. */
function micrometres(halves: number): string {
	return `${halves < 0 ? '-' : ''}${Math.trunc(Math.abs(halves) / 2)}.${halves % 2 === 0 ? 0 : 5}`;
}

const micrometreText = (number: string, sign?: { signed: boolean }) => `${germanDecimal(number, sign)}\u00a0µm`;

function DecisionRuleExplorerContent() {
	const [input, setInput] = useState(START_VALUES);
	const set = (change: Partial<typeof START_VALUES>) => setInput((before) => ({ ...before, ...change }));
	const deviation = micrometres(input.deviation);
	const permissible = micrometres(input.permissible);
	const uncertainty = micrometres(input.uncertainty);
	const guarded = subtract(permissible, uncertainty);
	return (
		<LiveExample title="Entscheidungsregel" lead="Am Anfang steht PM-BM-0003 bei 65&nbsp;mm. Verschieben Sie Abweichung, Grenze oder Messunsicherheit.">
			<div className="live-form">
				<Slider
					label="Abweichung"
					value={input.deviation}
					{...SLIDER_RANGE}
					text={micrometreText(deviation, { signed: true })}
					onChange={(value) => set({ deviation: value })}
				/>
				<Slider
					label="zulässige Abweichung"
					value={input.permissible}
					min={2}
					max={20}
					text={micrometreText(permissible)}
					onChange={(value) => set({ permissible: value })}
				/>
				<Slider
					label="Messunsicherheit U"
					value={input.uncertainty}
					min={0}
					max={10}
					text={micrometreText(uncertainty)}
					onChange={(value) => set({ uncertainty: value })}
				/>
			</div>
			<div className="acceptance">
				{DECISION_RULES.map(({ rule, label }) => {
					const verdict = isInTolerance({ deviation, permissible, uncertainty }, rule);
					const limit = rule === 'simple_acceptance' ? input.permissible : Math.max(0, input.permissible - input.uncertainty);
					return (
						<section key={rule} aria-label={label}>
							<p className="acceptance-rule">{label}</p>
							<AcceptanceLine {...input} limit={limit} />
							<p role="status">
								<span className="live-verdict" data-verdict={verdict ? 'yes' : rule === 'guard_band_u' ? 'open' : 'no'}>
									{verdictText(verdict, rule)}
								</span>
								: {reason(rule, { deviation, permissible, uncertainty })}
							</p>
						</section>
					);
				})}
			</div>
			{compareDecimals(guarded, '0') <= 0 && (
				<p className="live-hint">U reicht an die zulässige Abweichung heran: Mit Schutzabstand bleibt kein Akzeptanzbereich.</p>
			)}
		</LiveExample>
	);
}

function reason(
	rule: (typeof DECISION_RULES)[number]['rule'],
	{ deviation, permissible, uncertainty }: Record<'deviation' | 'permissible' | 'uncertainty', string>,
): string {
	const amount = germanDecimal(deviation.replace('-', ''));
	if (rule === 'simple_acceptance') return `${amount} ${isInTolerance({ deviation, permissible }, rule) ? '≤' : '>'} ${micrometreText(permissible)}`;
	return `${amount} + ${germanDecimal(uncertainty)} ${isInTolerance({ deviation, permissible, uncertainty }, rule) ? '≤' : '>'} ${micrometreText(permissible)}`;
}

/** Both decision rules on one deviation (RULES.md ). */
export const DecisionRuleExplorer = island(DecisionRuleExplorerContent);
