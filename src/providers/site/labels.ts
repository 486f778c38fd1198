import { type LabelledAddress, type PublicLabels, readLabels, wholeAddresses } from '../../domain/names/labels.ts'

/** A file of the site; undefined where it cannot be had. */
async function getFile(path: string): Promise<unknown> {
  try {
    const answer = await fetch(path)
    return answer.ok ? await answer.json() : undefined
  } catch {
    return undefined
  }
}

/** Names of public lists for addresses of a network; undefined where the file cannot be had or is of another network. */
export const getLabels = async (network: string): Promise<PublicLabels | undefined> =>
  readLabels(await getFile('/labels.json'), network)

/** The same addresses in full, which it takes a second file to know. */
export const getLabelledAddresses = async (labels: PublicLabels): Promise<LabelledAddress[]> =>
  wholeAddresses(labels, await getFile('/label-ends.json'))
