export { Controller, useController, useForm, useFormState } from 'react-hook-form';
