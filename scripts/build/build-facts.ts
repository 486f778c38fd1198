import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { digestOfSources, root } from './build-site.ts'
import { languagesOf } from './languages.ts'

/** Commit of the sources, with `-dirty` for uncommitted changes; undefined outside a clone. */
function commitOfSources(): string | undefined {
  if (!existsSync(join(root, '.git'))) return undefined
  try {
    const words = ['describe', '--always', '--dirty', '--abbrev=12', '--exclude=*']
    return execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return undefined
  }
}

/** Build settings shown on `/checks`. `SOURCE_DATE_EPOCH` (unix seconds) replaces the time, for reproducible builds. */
export function buildFacts(): Record<string, string> {
  const commit = commitOfSources()
  return {
    PUBLIC_BUILD: digestOfSources(process.env).slice(0, 8),
    PUBLIC_BUILT_AT: process.env.SOURCE_DATE_EPOCH ?? String(Math.floor(Date.now() / 1000)),
    PUBLIC_LANGUAGES: languagesOf(process.env).join(','),
    ...(commit && { PUBLIC_COMMIT: commit }),
  }
}
