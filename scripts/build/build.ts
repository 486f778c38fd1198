/** `npm run build`: builds the site into `dist/`, in all languages or those in `SITE_LANGUAGES` ("en,ru"). */
import { join } from 'node:path'
import { buildSite, root } from './build-site.ts'
import { written } from './languages.ts'

await buildSite(join(root, 'dist'), { SITE_LANGUAGES: process.env.SITE_LANGUAGES ?? written().join(',') })
