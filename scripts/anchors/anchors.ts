import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Anchors } from '../../src/domain/proof/anchors.ts'
import { formatAnchors, readAnchors } from '../../src/providers/site/anchors.ts'
import { root } from '../build/build-site.ts'
import { importBundled, pageGlobals } from '../build/import-bundled.ts'

/**
 * Updates `public/anchors.json`: from its last set of validators, rotation by rotation, each verified like in a browser. A build's settings
 * select the providers. Results are written at once, so that an interrupted run can be resumed.
 */
const { values } = parseArgs({
  options: { file: { type: 'string', default: join(root, 'public', 'anchors.json') } },
})

/** Sets for about a month and a half: proofs end at new blocks, which the last sets sign. */
const MAX_SETS = 60

function write({ made, sets }: Anchors): void {
  writeFileSync(values.file, `${JSON.stringify(formatAnchors({ made, sets: sets.slice(-MAX_SETS) }), null, 1)}\n`)
}

const day = (utime: number) => new Date(utime * 1000).toISOString().slice(0, 16)

Object.assign(globalThis, pageGlobals)
const { walk } = await importBundled<typeof import('./walk.ts')>(join(root, 'scripts', 'anchors', 'walk.ts'))

let anchors = readAnchors(JSON.parse(readFileSync(values.file, 'utf8')))
const last = anchors.sets.at(-1)
if (!last) throw new Error(`${values.file} pins no validators to begin with`)
console.log(`From the validators until ${day(last.until)}`)
const found = walk(last)
let step = await found.next()
for (; !step.done; step = await found.next()) {
  const { until, hash } = step.value
  anchors = { made: anchors.made, sets: [...anchors.sets, step.value] }
  write(anchors)
  console.log(`until ${day(until)}: ${hash}, signed for by those before them`)
}
write({ ...anchors, made: step.value })
console.log('These are the validators in force.')
