/** Languages whose samples are run by `npm run samples`, in the order of their tabs: what a site shows that chooses nothing. */
export const PROVEN_LANGUAGES = ['python', 'curl', 'php', 'java', 'javascript', 'c', 'nodejs'] as const;

/** Languages that a site can add. Nothing runs their samples, and pages say so. */
export const GENERATED_LANGUAGES = ['go', 'csharp', 'ruby', 'rust', 'kotlin', 'swift', 'powershell', 'axios', 'http'] as const;

export type ProvenLanguage = (typeof PROVEN_LANGUAGES)[number];
export type GeneratedLanguage = (typeof GENERATED_LANGUAGES)[number];
export type SampleLanguageId = ProvenLanguage | GeneratedLanguage;

/** Whether the samples of this language come from the generator. */
export const isGenerated = (id: string): id is GeneratedLanguage => GENERATED_LANGUAGES.some((known) => known === id);
