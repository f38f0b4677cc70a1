/** Messages of commands about unusable arguments and environment variables. */
export const commandFaults = {
	noFolder: (folder: string) => `Den Ordner „${folder}“ gibt es nicht.`,
	noFolderHint: 'Nennen Sie mit SITE_ROOT den Ordner, in dem site.config.ts liegt.',
	unfitPath: (path: string, sign: string) => `Der Pfad „${path}“ enthält das Zeichen „${sign}“; in Adressen bedeutet es etwas anderes.`,
	unfitPathHint: 'Benennen Sie den Ordner um.',
	port: (value: string) => `Der Port „${value}“ lässt sich nicht verwenden.`,
	portHint: 'Erwartet wird eine Zahl von 0 bis 65535.',
	portOption:
		'Dieser Befehl kennt nur die Option „--port ZAHL“; ohne sie gilt PORT. Die Website ist der Ordner, in dem Sie stehen, oder der, den SITE_ROOT nennt.',
	remoteApi: 'API_DESCRIPTION nennt eine Adresse; ein Bau lädt nichts aus dem Netz.',
	remoteApiHint: 'Holen Sie die Beschreibung mit „npm run api:pull“, oder nennen Sie eine Datei.',
	noFile: (file: string) => `Die Datei „${file}“ gibt es nicht.`,
	noApiHint: 'Nennen Sie mit API_DESCRIPTION eine API-Beschreibung in JSON oder YAML.',
	noValue: (option: string) => `Nach „${option}“ fehlt der Wert.`,
	noArguments: (argument: string) => `„${argument}“ kennt dieser Befehl nicht: Er nimmt keine Angaben.`,
	noArgumentsHint: 'Er gilt für den Ordner, in dem Sie stehen, oder für den, den SITE_ROOT nennt. „nonius --help“ zeigt alle Befehle.',
	noOption: (option: string) => `„${option}“ ist keine Option dieses Befehls.`,
	checkOptions: '„--list“ zeigt alle Regeln, „--list --markdown“ schreibt CHECKS.md; ohne Option werden die Texte geprüft.',
	apiExample: (call: string) => `So geht es: ${call} --api lager`,
	versionUsage: 'So wird eine Version festgehalten: nonius version 2025.4 [HANDBUCH]',
	versionDone: (name: string, { pages, folder, from }: { pages: number; folder: string; from: string }) =>
		`Version „${name}“ festgehalten: ${pages} ${pages === 1 ? 'Seite' : 'Seiten'} in ${folder}/. Neues kommt weiterhin in ${from}/.`,
	unshowable: (reason: string) => `Die Website lässt sich nicht zeigen: „${reason}“.`,
	unshowableHint: 'Beheben Sie die Ursache und speichern Sie; die Vorschau versucht es dann noch einmal.',
};
