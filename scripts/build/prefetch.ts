import { build } from 'esbuild'

const MARK = '?script'

type Settings = {
  env: Record<string, unknown>
  resolve: { alias: { find: string | RegExp; replacement: string }[] }
}

/** Turns `x.ts?script` into text: that file and all it imports as one small script, which a page's head runs before anything else. */
export function prefetchScripts() {
  let defines: Record<string, string> = {}
  let words: Record<string, string> = {}
  return {
    name: 'nanoscope-prefetch',
    enforce: 'pre' as const,
    configResolved({ env, resolve }: Settings) {
      words = Object.fromEntries(
        resolve.alias.flatMap(({ find, replacement }) => (find === '#words' ? [[find, replacement]] : [])),
      )
      const settings = ['NODE_API_URL', 'INDEXER_API_URL', 'NODE_API_INTERVAL_MS', 'INDEXER_API_INTERVAL_MS']
      defines = Object.fromEntries(
        settings.map(name => [`import.meta.env.PUBLIC_${name}`, JSON.stringify(env[`PUBLIC_${name}`]) ?? 'undefined']),
      )
    },
    async load(this: { addWatchFile: (file: string) => void }, id: string) {
      if (!id.endsWith(MARK)) return undefined
      const { outputFiles, metafile } = await build({
        entryPoints: [id.slice(0, -MARK.length)],
        bundle: true,
        minify: true,
        format: 'iife',
        target: 'es2022',
        define: defines,
        alias: words,
        write: false,
        metafile: true,
      })
      for (const input of Object.keys(metafile.inputs)) this.addWatchFile(input)
      return `export default ${JSON.stringify(outputFiles[0]?.text.trim())}`
    },
  }
}
