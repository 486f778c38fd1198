import * as homeWords from '#words/home.ts'
import * as siteWords from '#words/site.ts'
import { paths } from '../routes.ts'

/** Background colour of the dark theme, shown while an installed site starts. */
const GROUND = '#070d14'

/** Web App Manifest (W3C), for installing the site. */
export const GET = () =>
  Response.json({
    id: paths.home,
    name: siteWords.homeTitle,
    short_name: siteWords.name,
    description: homeWords.description,
    lang: siteWords.language,
    start_url: paths.home,
    scope: paths.home,
    display: 'standalone',
    background_color: GROUND,
    theme_color: GROUND,
    icons: [{ src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' }],
    shortcuts: [
      { name: siteWords.watch, url: paths.watch },
      { name: siteWords.blocks, url: paths.blocks },
      { name: siteWords.inspect, url: paths.inspect },
    ],
  })
