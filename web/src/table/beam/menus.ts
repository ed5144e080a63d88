export { KeysMenu } from './keys-menu.tsx';
export { RemakeDialog } from './remake-dialog.tsx';
export { ReportDialog } from './report-dialog.tsx';
export { SeatsDialog } from './seats-dialog.tsx';
export { TableMenu } from './table-menu.tsx';
export { UndoMenu } from './undo-menu.tsx';
