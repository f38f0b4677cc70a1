interface StatusCodeProps {
	status: number;
	/** Its meaning, where no words stand beside it. */
	title?: string;
}

/** The status of a response, in the colour of its class. */
export function StatusCode({ status, title }: StatusCodeProps) {
	return (
		<span className={`http-status http-status-${Math.floor(status / 100)}`} title={title}>
			{status}
		</span>
	);
}
