import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { root } from '../build/build-site.ts'
import { withBug } from './kinds.ts'
import { type Part, type Planned, planBugs } from './plan.ts'
import { createScratch, tryTests } from './scratch.ts'

/**
 * Mutation test: plants bugs one at a time in a copy of the project, and lists those that no test catches. Two bugs in each of the 30
 * largest files of logic and of screens. Results are saved in `.cache/planted-bugs`, so that a run can be resumed.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    minutes: { type: 'string', default: '60' },
    max: { type: 'string', default: '1000' },
    list: { type: 'boolean', default: false },
  },
})
const seed = Number(values.seed)
const parts = (['logic', 'screens'] as const).filter(part => !values.only || values.only === part)
if (parts.length === 0) throw new Error('--only is logic or screens')

const file = join(root, '.cache', 'planted-bugs', `${seed}.json`)
const known = v.record(v.string(), v.boolean())
/** Saved results by description of the bug: true if caught. */
const caught = existsSync(file) ? v.parse(known, JSON.parse(readFileSync(file, 'utf8'))) : {}

const describeBug = ({ file, line, kind, before, after }: Planned) =>
  `${file}:${line} ${kind}: ${before.replaceAll(/\s+/g, ' ')} → ${after.replaceAll(/\s+/g, ' ')}`

function keep(bug: Planned, isCaught: boolean): void {
  caught[describeBug(bug)] = isCaught
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(caught, null, 2))
}

/** Tries the bugs without a result, until `--minutes` have passed or `--max` bugs are tried. */
function tryAll(bugs: Planned[]): void {
  const end = Date.now() + Number(values.minutes) * 60_000
  const left = bugs.filter(bug => caught[describeBug(bug)] === undefined).slice(0, Number(values.max))
  if (left.length === 0) return
  const scratch = createScratch()
  process.on('exit', scratch.remove)
  const sound = new Set<string>()
  for (const bug of left) {
    if (Date.now() > end) break
    const place = join(scratch.tree, bug.file)
    const text = readFileSync(place, 'utf8')
    writeFileSync(place, withBug(text, bug))
    const outcome = tryTests(scratch.tree, bug.part, bug.file)
    writeFileSync(place, text)
    // Ignore tests that also fail without the bug.
    if (outcome.caught && !sound.has(outcome.tests)) {
      const { caught: fails, output } = outcome.again()
      if (fails) {
        console.log(`left out ${bug.file}: its tests fail without any bug\n${output.slice(-1500)}`)
        continue
      }
      sound.add(outcome.tests)
    }
    keep(bug, outcome.caught)
    console.log(`${outcome.caught ? 'caught  ' : 'SURVIVED'} ${describeBug(bug)}`)
  }
}

function report(part: Part, bugs: Planned[]): void {
  const tried = bugs.filter(bug => caught[describeBug(bug)] !== undefined)
  const survivors = tried.filter(bug => caught[describeBug(bug)] === false)
  const share = tried.length ? Math.round((100 * (tried.length - survivors.length)) / tried.length) : 0
  console.log(`\n${part}, seed ${seed}: ${tried.length} of ${bugs.length} tried, ${share} % caught`)
  for (const bug of survivors) console.log(`  survived: ${describeBug(bug)}`)
}

const planned = parts.map(part => [part, planBugs(part, seed)] as const)
if (values.list) for (const [, bugs] of planned) for (const bug of bugs) console.log(describeBug(bug))
else {
  tryAll(planned.flatMap(([, bugs]) => bugs))
  for (const [part, bugs] of planned) report(part, bugs)
}
