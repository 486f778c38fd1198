/// <reference types="astro/client" />

interface ImportMetaEnv {
  readonly PUBLIC_NODE_API_URL?: string
  readonly PUBLIC_NODE_API_V3_URL?: string
  readonly PUBLIC_INDEXER_API_URL?: string
  readonly PUBLIC_NODE_API_INTERVAL_MS?: string
  readonly PUBLIC_INDEXER_API_INTERVAL_MS?: string
  readonly PUBLIC_NETWORK_NAME?: string
  readonly PUBLIC_SOURCE_URL?: string
  /** URL of the site, for canonical URLs and the sitemap */
  readonly PUBLIC_SITE_URL?: string
  /** Set by the build: digest of the code whose values are saved (`scripts/build/shape.ts`). */
  readonly PUBLIC_SHAPE?: string
  /** Set by the build (`scripts/build/build-facts.ts`): name, time in unix seconds, and source commit. */
  readonly PUBLIC_BUILD?: string
  readonly PUBLIC_BUILT_AT?: string
  readonly PUBLIC_COMMIT?: string
  /** Set by the build: language codes of the site, "en,ru". */
  readonly PUBLIC_LANGUAGES?: string
  /** Set only in the embedded network's build: pages may set `CALL_INTERVAL_MS`. */
  readonly PUBLIC_INTERVAL_OF_RUN?: string
}

declare var CALL_INTERVAL_MS: number | undefined

/** A file bundled with its imports as a script for the page's head (scripts/build/prefetch.ts). */
declare module '*?script' {
  const script: string
  export default script
}

declare namespace Astro {
  interface ClientDirectives {
    /** the directive in `layouts/after-paint.ts` */
    'client:after-paint'?: boolean
  }
}

/** Missing in TypeScript's `lib.dom`: only Chromium browsers have it. */
interface Window {
  showSaveFilePicker?: (options: { suggestedName: string }) => Promise<FileSystemFileHandle>
}
