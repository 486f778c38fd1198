import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { emitClientAsset } from 'astro/assets/utils'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import { minify } from 'terser'
import { ASSETS } from './headers.ts'
import { noteOutputs } from './licenses.ts'

const MARK = '?script'

type Settings = {
  command: 'build' | 'serve'
  env: Record<string, unknown>
  resolve: { alias: { find: string | RegExp; replacement: string }[] }
}

type Loader = Parameters<typeof emitClientAsset>[0]

/** Bundles a file with its imports into one small script; `inputs` are its source files. */
async function bundle(entry: string, options: BuildOptions) {
  const { outputFiles, metafile } = await build({
    ...options,
    entryPoints: [entry],
    bundle: true,
    // Terser does the rest: it folds more than esbuild, which saves 450 bytes of brotli per page.
    minifySyntax: true,
    target: 'es2022',
    write: false,
    metafile: true,
  })
  noteOutputs(metafile)
  const { code } = await minify(outputFiles[0]?.text ?? '', {
    ecma: 2020,
    module: options.format === 'esm',
    compress: { passes: 3 },
  })
  return { text: code ?? '', inputs: Object.keys(metafile.inputs) }
}

/** esbuild plugin that bundles each dynamic import into a separate file. It shares no chunks with the site, because those import React. */
const filesOfTheirOwn = (options: BuildOptions, emit: (fileName: string, source: string) => void): Plugin => ({
  name: 'nanoscope-prefetch-files',
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, async ({ kind, path, resolveDir }) => {
      if (kind !== 'dynamic-import') return undefined
      const { text } = await bundle(join(resolveDir, path), { ...options, format: 'esm' })
      const url = `${ASSETS}first.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.js`
      emit(url.slice(1), text)
      return { path: url, external: true }
    })
  },
})

/** Vite plugin for `x.ts?script`: the text of a file bundled with its imports, which a page's head runs first. */
export function prefetchScripts() {
  let options: BuildOptions = {}
  let isBuild = false
  return {
    name: 'nanoscope-prefetch',
    enforce: 'pre' as const,
    configResolved({ command, env, resolve }: Settings) {
      isBuild = command === 'build'
      const settings = [
        'NODE_API_URL',
        'NODE_API_V3_URL',
        'INDEXER_API_URL',
        'NODE_API_INTERVAL_MS',
        'INDEXER_API_INTERVAL_MS',
        'NETWORK_NAME',
        'SHAPE',
        'INTERVAL_OF_RUN',
      ]
      options = {
        define: Object.fromEntries(
          settings.map(name => [
            `import.meta.env.PUBLIC_${name}`,
            JSON.stringify(env[`PUBLIC_${name}`]) ?? 'undefined',
          ]),
        ),
        alias: Object.fromEntries(
          resolve.alias.flatMap(({ find, replacement }) => (find === '#words' ? [[find, replacement]] : [])),
        ),
      }
    },
    async load(this: Loader, id: string) {
      if (!id.endsWith(MARK)) return undefined
      const emit = (fileName: string, source: string) => void emitClientAsset(this, { type: 'asset', fileName, source })
      const plugins = isBuild ? [filesOfTheirOwn(options, emit)] : []
      const { text, inputs } = await bundle(id.slice(0, -MARK.length), { ...options, format: 'iife', plugins })
      for (const input of inputs) this.addWatchFile(input)
      return `export default ${JSON.stringify(text)}`
    },
  }
}
