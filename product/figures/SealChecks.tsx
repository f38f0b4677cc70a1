import { SEAL_STEPS, type SealStatus, sealMark } from '#product/domain/seal-status.ts';
import { Figure } from '#ui/figures/Figure.tsx';
import { Flow } from '#ui/figures/Flow.tsx';
import { StatusMark } from '#ui/figures/StatusMark.tsx';
import './seal-checks.css';

/** What each step asks; a seal fails the first step as invalid, the others as untrusted (RULES.md ). */
const QUESTIONS = {
	integrity: { question: 'Datei seit dem Siegeln unverändert?', failed: 'invalid' },
	certificate_chain: { question: 'vertrauenswürdig ausgestellt, nicht widerrufen?', failed: 'untrusted' },
	accreditation: { question: 'Angabe im Siegel enthalten?', failed: 'untrusted' },
} as const;

/** Where long words may break, for browsers without German hyphenation. */
function breakable(word: string): string {
	return word.replace(/(vertrauens|Zertifikats|Akkreditie|rungs)(?=\p{Ll})/gu, '$1\u00ad');
}

function Result({ status }: { status: SealStatus }) {
	const { label, ...mark } = sealMark(status);
	return <StatusMark status={{ ...mark, label: breakable(label) }} />;
}

/** Figure of the post on eAttestations: the three steps and the Siegelstatus in which each ends. */
export function SealChecks() {
	return (
		<Figure
			id="eAttestations-dakks-1"
			caption="Die drei Prüfschritte in ihrer Reihenfolge und der Siegelstatus, mit dem die Prüfung endet"
			text={
				<ol>
					{SEAL_STEPS.map(({ step, label }) => (
						<li key={step}>
							{label}: {QUESTIONS[step].question} Nein: {sealMark(QUESTIONS[step].failed).label}.
						</li>
					))}
					<li>Dreimal ja: {sealMark('valid').label}.</li>
				</ol>
			}
		>
			<Flow
				steps={[
					...SEAL_STEPS.map(({ step, label }) => ({
						title: breakable(label),
						text: breakable(QUESTIONS[step].question),
						kind: 'question' as const,
						arrow: 'ja',
					})),
					{ title: <Result status="valid" />, kind: 'end' as const },
				]}
			>
				{SEAL_STEPS.map(({ step }, index) => (
					<li key={step} className={`seal-exit seal-exit-${index}`}>
						<span>nein</span>
						<Result status={QUESTIONS[step].failed} />
					</li>
				))}
			</Flow>
		</Figure>
	);
}
