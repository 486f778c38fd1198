/// <reference types="astro/client" />

interface ImportMetaEnv {
  readonly PUBLIC_NODE_API_URL?: string
  readonly PUBLIC_INDEXER_API_URL?: string
  readonly PUBLIC_NODE_API_INTERVAL_MS?: string
  readonly PUBLIC_INDEXER_API_INTERVAL_MS?: string
  readonly PUBLIC_NETWORK_NAME?: string
}

/** A file of `src/heads` with all it needs as one script (scripts/heads.ts). */
declare module '*?head' {
  const script: string
  export default script
}

declare namespace Astro {
  interface ClientDirectives {
    /** `layouts/painted.ts` */
    'client:painted'?: boolean
  }
}
