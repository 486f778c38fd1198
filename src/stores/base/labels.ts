import { atom } from 'nanostores'
import type { LabelledAddress, PublicLabels } from '../../domain/names/labels.ts'
import { getLabelledAddresses, getLabels } from '../../providers/site/labels.ts'
import { layNames } from './names-layer.ts'

/** Names of public lists, once they have come; they are of one network alone. */
export const $labels = atom<PublicLabels | undefined>()

let asked: Promise<PublicLabels | undefined> | undefined

async function load(): Promise<PublicLabels | undefined> {
  const labels = await getLabels(import.meta.env.PUBLIC_NETWORK_NAME ?? 'mainnet')
  if (labels) {
    $labels.set(labels)
    layNames({ labels })
  }
  return labels
}

/** Fetches the file of labels, once a page. */
const loadLabels = () => (asked ??= load())

/** Fetches the file of labels as soon as the page draws an address. */
export const expectAddresses = () => layNames({ onDraw: () => void loadLabels() })

/** Every labelled address in full, for a search by name; none where the files cannot be had. */
export async function loadLabelledAddresses(): Promise<LabelledAddress[]> {
  const labels = await loadLabels()
  return labels ? getLabelledAddresses(labels) : []
}
