/** `npm run build`: the site in all its languages, or those that `SITE_LANGUAGES` names ("en,ru"), in `dist/`. */
import { join } from 'node:path'
import { buildSite, root } from './build-site.ts'
import { written } from './languages.ts'

await buildSite(join(root, 'dist'), { SITE_LANGUAGES: process.env.SITE_LANGUAGES ?? written().join(',') })
