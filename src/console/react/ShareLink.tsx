import { useState } from 'react';
import type { FilledForm } from '#console/form/form.ts';
import { shareRequest } from '#console/share-request.ts';
import type { ApiModel } from '#openapi/model/model.ts';
import { consoleText, message } from '#words/console.ts';
import { CopyButton } from './CopyButton.tsx';

interface ShareLinkProps extends FilledForm {
	model: ApiModel;
	/** Id of the console's heading, which such links begin with. */
	anchor: string;
}

/** Copies a link to the request as it is filled in, and says what of it the link does not hold. */
export function ShareLink({ form, operation, model, anchor }: ShareLinkProps) {
	const [left, setLeft] = useState<readonly string[]>([]);
	const link = () => {
		const shared = shareRequest({ form, operation }, model);
		setLeft(shared.left);
		return location.href.replace(/#.*|$/, `#${anchor}=${shared.text}`);
	};
	return (
		<>
			<CopyButton text={link} label={consoleText.copyLink} />
			<span className="console-hint" role="status">
				{left.length > 0 && message.leftOut(left.join(', '))}
			</span>
		</>
	);
}
