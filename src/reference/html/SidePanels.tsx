import './operation.css';
import './panels.css';
import '#ui/prose/tabs.css';
import { api } from '#words/api.ts';
import { shortDate } from '#words/dates.ts';
import { CodeBlock } from './CodeBlock.tsx';
import type { CodeSample, OperationCode } from './code-view.ts';
import { Examples } from './Examples.tsx';
import { ForVariant } from './ForVariant.tsx';

/** What stands beside the description: code samples by language, example responses by status. Without script all stand below each other. */
export function SidePanels({ code: { samples, responses } }: { code: OperationCode }) {
	return (
		<aside className="operation-side" aria-label={`${api.samples}, ${api.exampleResponses}`} data-search-skip="">
			{samples.length > 0 && (
				<section className="panel panel-samples" aria-labelledby="codebeispiele">
					<h2 className="panel-title" id="codebeispiele">
						{api.samples}
					</h2>
					<docs-tabs className="tabs" data-tabs="sprache">
						{samples.map((sample) => (
							<section key={sample.id} className="tab" data-tab={sample.id} data-label={sample.label}>
								<p className="tab-label">{sample.label}</p>
								{sample.variant ? (
									<ForVariant variant={sample.variant}>
										<ProvenCode sample={sample} />
									</ForVariant>
								) : (
									<ProvenCode sample={sample} />
								)}
								{sample.variants.map(({ variant, html }) => (
									<ForVariant key={variant.index} variant={variant}>
										<CodeBlock html={html} />
									</ForVariant>
								))}
							</section>
						))}
					</docs-tabs>
				</section>
			)}
			{responses.length > 0 && (
				<section className="panel" aria-labelledby="beispielantworten">
					<h2 className="panel-title" id="beispielantworten">
						{api.exampleResponses}
					</h2>
					<docs-tabs className="tabs" data-tabs="">
						{responses.map(({ status, examples }) => (
							<section key={status} className="tab" data-tab={status} data-label={status}>
								<p className="tab-label">{status}</p>
								<Examples examples={examples} firstOpen={true} />
							</section>
						))}
					</docs-tabs>
				</section>
			)}
		</aside>
	);
}

function ProvenCode({ sample: { html, proof } }: { sample: CodeSample }) {
	return (
		<>
			<CodeBlock html={html} />
			{proof && <p className="sample-proof">{api.proof(proof.tool, shortDate(proof.date))}</p>}
		</>
	);
}
