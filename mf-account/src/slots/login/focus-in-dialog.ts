/** Where the guest begins to type: in a dialog that is open already, and in one that opens in a moment and looks for this mark. */
export function focusInDialog(id: string): void {
  const field = document.getElementById(id);
  field?.setAttribute('autofocus', '');
  field?.focus();
}
