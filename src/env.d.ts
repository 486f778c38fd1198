/// <reference types="astro/client" />

interface ImportMetaEnv {
  readonly PUBLIC_NODE_API_URL?: string
  readonly PUBLIC_NODE_API_V3_URL?: string
  readonly PUBLIC_INDEXER_API_URL?: string
  readonly PUBLIC_NODE_API_INTERVAL_MS?: string
  readonly PUBLIC_INDEXER_API_INTERVAL_MS?: string
  readonly PUBLIC_NETWORK_NAME?: string
  readonly PUBLIC_SOURCE_URL?: string
  /** address of the site, for what must name it in full: canonical addresses and the sitemap */
  readonly PUBLIC_SITE_URL?: string
  /** Set by the build: digest of the code whose values are saved (`scripts/build/shape.ts`). */
  readonly PUBLIC_SHAPE?: string
  /** Set by the build (`scripts/build/build-facts.ts`): its name, its time in unix seconds, the commit of its sources. */
  readonly PUBLIC_BUILD?: string
  readonly PUBLIC_BUILT_AT?: string
  readonly PUBLIC_COMMIT?: string
  /** Set by the build: codes of the site's languages, "en,ru". */
  readonly PUBLIC_LANGUAGES?: string
  /** Set in the embedded network's build alone: pages may set `CALL_INTERVAL_MS`. */
  readonly PUBLIC_INTERVAL_OF_RUN?: string
}

declare var CALL_INTERVAL_MS: number | undefined

/** A file with all it imports, as one script for the page's head (scripts/build/prefetch.ts). */
declare module '*?script' {
  const script: string
  export default script
}

declare namespace Astro {
  interface ClientDirectives {
    /** `layouts/after-paint.ts` */
    'client:after-paint'?: boolean
  }
}

/** Not in TypeScript's `lib.dom`: only browsers of the Chromium family have it. */
interface Window {
  showSaveFilePicker?: (options: { suggestedName: string }) => Promise<FileSystemFileHandle>
}
