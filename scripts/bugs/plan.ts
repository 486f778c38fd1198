import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../build/build-site.ts'
import { type Bug, KINDS, placesIn } from './kinds.ts'

export type Part = 'logic' | 'screens'
export type Planned = Bug & { part: Part; file: string }

const FOLDERS: Record<Part, string[]> = {
  logic: ['lib', 'ton', 'domain', 'providers', 'stores'],
  screens: ['islands', 'ui'],
}
const FILES = 30
const PER_FILE = 2

/** Seeded random integers from 0 to `limit` - 1 (mulberry32). */
function createRng(seed: number): (limit: number) => number {
  let state = seed | 0
  return limit => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit)
  }
}

const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** The largest files of one part of the product, by lines, that can be mutated. */
function largest(part: Part): string[] {
  const files = FOLDERS[part].flatMap(folder =>
    readdirSync(join(root, 'src', folder), { recursive: true, encoding: 'utf8' })
      .filter(name => /\.tsx?$/.test(name))
      .map(name => `src/${folder}/${name.replaceAll('\\', '/')}`),
  )
  const lines = (file: string) => read(file).split('\n').length
  const sorted = files.sort((a, b) => lines(b) - lines(a) || a.localeCompare(b))
  return sorted
    .values()
    .filter(file => placesIn(file, read(file)).length > 0)
    .take(FILES)
    .toArray()
}

/** Two mutations of a file on different lines: a random kind, then a random place. */
function pick(part: Part, file: string, random: (limit: number) => number): Planned[] {
  let places = placesIn(file, read(file))
  const picked: Planned[] = []
  while (picked.length < PER_FILE && places.length > 0) {
    const kinds = KINDS.filter(kind => places.some(place => place.kind === kind))
    const kind = kinds[random(kinds.length)]
    const ofKind = places.filter(place => place.kind === kind)
    const bug = ofKind[random(ofKind.length)]
    if (!bug) break
    picked.push({ ...bug, part, file })
    places = places.filter(({ line }) => line !== bug.line)
  }
  return picked
}

/** Two mutations in each of the largest files of a part; deterministic for a seed and sources. */
export function planBugs(part: Part, seed: number): Planned[] {
  return largest(part).flatMap((file, place) => pick(part, file, createRng(seed * 1000 + place)))
}
