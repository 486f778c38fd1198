import { type LabelIndex, type LabelledAddress, readLabelIndex, readLabelShard } from '../../domain/names/labels.ts'

/** A JSON file of the site; undefined if it cannot be loaded. */
async function getFile(path: string): Promise<unknown> {
  try {
    const answer = await fetch(path)
    return answer.ok ? await answer.json() : undefined
  } catch {
    return undefined
  }
}

/** Index of labels from public lists; undefined if it cannot be loaded or is for another network. */
export const getLabelIndex = async (network: string): Promise<LabelIndex | undefined> =>
  readLabelIndex(await getFile('/labels/index.json'), network)

/** Labelled addresses of a shard; empty if it cannot be loaded. */
export const getLabelShard = async (index: LabelIndex, shard: number): Promise<LabelledAddress[]> =>
  readLabelShard(index, await getFile(`/labels/${shard}.json`))
