import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteOf } from '#navigation/site.fixture.ts';
import { readRedirects } from '#server/redirects.ts';
import { redirectFiles } from './redirect-files.ts';
