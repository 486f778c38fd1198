import type { BlockId } from '../../src/domain/block/block.ts'
import { blockPath } from '../../src/routes.ts'
import { familyPage } from '../../src/screens.ts'
import { fillWith, screens } from '../../tests/support/screens.ts'

/** Pages to measure: the first example of each built page, and a shard block. */
export function pagePaths(worthOpening: ReadonlyMap<string, string>, seqno: number, shardBlock: BlockId): string[] {
  const places = { ...Object.fromEntries(worthOpening), seqno: String(seqno), 'shard block': blockPath(shardBlock) }
  const byPage = new Map<string, string>()
  for (const { path } of screens) {
    const filled = fillWith(path, places)
    const built = path === '{shard block}' ? path : (familyPage(filled) ?? filled.replace(/[?#].*/, ''))
    if (!byPage.has(built)) byPage.set(built, filled)
  }
  return [...byPage.values()]
}
