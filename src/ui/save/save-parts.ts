import { saveFile } from './save-file.ts'

type Parts = { name: string; type: string; parts: () => AsyncIterable<string> }

/** Hands out a file of many parts, gathered first: the browser keeps the parts of a Blob out of the page's memory. */
export async function saveParts({ name, type, parts }: Parts): Promise<void> {
  const gathered: Blob[] = []
  for await (const part of parts()) gathered.push(new Blob([part]))
  saveFile({ name, blob: new Blob(gathered, { type }) })
}

/**
 * Writes such a file part by part to where the visitor wants it, in browsers that ask them (File System Access), which they do on click alone;
 * in others as `saveParts`. Nothing is written when the visitor closes the dialog.
 */
export async function streamParts(file: Parts): Promise<void> {
  if (!window.showSaveFilePicker) return saveParts(file)
  let handle: FileSystemFileHandle
  try {
    handle = await window.showSaveFilePicker({ suggestedName: file.name })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return
    return saveParts(file)
  }
  const disk = await handle.createWritable()
  try {
    for await (const part of file.parts()) await disk.write(part)
    await disk.close()
  } catch {
    // A full disk, for example, is reported by the browser's own downloads.
    await disk.abort().catch(() => {})
    await saveParts(file)
  }
}
