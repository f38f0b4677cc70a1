/** Where a fault is planted. */
export interface Place {
	/** Folder of the sources. */
	root: string;
	/** The site as it was built before the fault; a build replaces it. */
	outDir: string;
	/** Folder of the program that builds. */
	program: string;
}

/** Additional environment variables of the build. */
export interface Start {
	env?: NodeJS.ProcessEnv;
	/** A command that the build command is appended to. */
	before?: string[];
}

/** A fault of files or of the machine. Builds with it give the same bytes as without it, or say in German what is wrong and where; nothing is lost either way. */
export interface BuildFault {
	name: string;
	plant(place: Place): Start | undefined;
	/** The message that a build must print (file and line); without it, the site is built as usual. */
	says?: RegExp;
	/** Stands in the site with the others of its kind, so that one build shows all. */
	together?: 'sources' | 'kept';
	/** The site has been built before in the same folder, so that something is kept of it. */
	again?: boolean;
	/** Spoils what the program keeps for whatever site, which needs a program of its own: others build at the same time. */
	ownProgram?: boolean;
}
