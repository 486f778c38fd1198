import { type LabelIndex, type LabelledAddress, readLabelIndex, readLabelShard } from '../../domain/names/labels.ts'

/** A file of the site; undefined where it cannot be had. */
async function getFile(path: string): Promise<unknown> {
  try {
    const answer = await fetch(path)
    return answer.ok ? await answer.json() : undefined
  } catch {
    return undefined
  }
}

/** Index of the names that public lists give addresses of a network; undefined where it cannot be had or is of another network. */
export const getLabelIndex = async (network: string): Promise<LabelIndex | undefined> =>
  readLabelIndex(await getFile('/labels/index.json'), network)

/** Names of the addresses of a shard; empty where it cannot be had. */
export const getLabelShard = async (index: LabelIndex, shard: number): Promise<LabelledAddress[]> =>
  readLabelShard(index, await getFile(`/labels/${shard}.json`))
