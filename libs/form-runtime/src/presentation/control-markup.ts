/** The markup of a control: its element and specific attributes. */
export interface ControlMarkup {
  /** The element, or `choices` for radio buttons or checkboxes with one name. */
  readonly element: 'input' | 'textarea' | 'select' | 'choices';
  /** The `type` of the input or of each choice. */
  readonly type?: string;
  readonly autoComplete?: string;
  readonly inputMode?: 'numeric' | 'decimal' | 'tel';
  /** The step of a number; `any` allows decimals. */
  readonly step?: 'any';
  /** The available values. */
  readonly options?: readonly string[];
  /** Whether the choices show a label instead of the value itself. */
  readonly isLabeled?: boolean;
}
